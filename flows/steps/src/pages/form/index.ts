export { type FormStepProps, formPage, type FormPageSpec, type FormParts } from './formPage.tsx'
