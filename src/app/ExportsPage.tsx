export { ExportsPage } from '../features/exports/ExportsPage.tsx'
