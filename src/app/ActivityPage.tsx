export { ActivityPage } from '../features/activity/ActivityPage.tsx'
