; Makes the installer for Windows, for one person and without an administrator.
;   makensis -DVERSION=0.1.0 -DPAYLOAD=build\frozen\remembrancer -DTARGET=build\Remembrancer-0.1.0-setup.exe installer.nsi
; Compiled in the tests with a stub in place of the program. The installer itself was never run on Windows.
Unicode true
!include "MUI2.nsh"

Name "Remembrancer ${VERSION}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Remembrancer"
InstallDirRegKey HKCU "Software\Remembrancer" "Place"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Remembrancer"
VIAddVersionKey "FileDescription" "Installs Remembrancer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Remembrancer developers. Apache-2.0."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Remembrancer"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\remembrancer-app.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "SimpChinese"

Section "Remembrancer"
  ; What an earlier version left could be loaded in place of what belongs to this one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Remembrancer.lnk" "$INSTDIR\remembrancer-app.exe"
  WriteRegStr HKCU "Software\Remembrancer" "Place" "$INSTDIR"
  ; Links. Where one brings words of its own along, the program takes none of it.
  WriteRegStr HKCU "Software\Classes\remembrancer" "" "URL:Remembrancer"
  WriteRegStr HKCU "Software\Classes\remembrancer" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\remembrancer\shell\open\command" "" '"$INSTDIR\remembrancer-app.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Remembrancer"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Remembrancer developers"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\remembrancer-app.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; Only what was installed: vaults lie elsewhere, but somebody may have put things here.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\remembrancer.exe"
  Delete "$INSTDIR\remembrancer-app.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Remembrancer.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Classes\remembrancer"
  DeleteRegKey HKCU "Software\Remembrancer"
SectionEnd
