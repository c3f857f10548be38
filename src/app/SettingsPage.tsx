export { SettingsPage } from '../features/settings/SettingsPage.tsx'
