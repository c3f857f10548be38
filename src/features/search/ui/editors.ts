/** The forms that open over the page: one script of their own, which is not of the first look. */
export { AlternativeForm } from './AlternativeForm.tsx'
export { AreaCounts } from './areas/AreaCounts.tsx'
export { CriterionControl } from './controls/CriterionControl.tsx'
export { IndustrySteps } from './controls/IndustrySteps.tsx'
export { GroupForm } from './GroupForm.tsx'
export { PlaceEditor } from './PlaceEditor.tsx'
