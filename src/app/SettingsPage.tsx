export { SettingsPage } from '#features/settings/ui/SettingsPage.tsx'
