export { IndustriesPage } from '#features/industries/ui/IndustriesPage.tsx'
