export { IndustriesPage } from '../features/industries/IndustriesPage.tsx'
