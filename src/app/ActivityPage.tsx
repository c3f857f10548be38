export { ActivityPage } from '#features/activity/ui/ActivityPage.tsx'
