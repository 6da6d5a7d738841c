export { formPage, type FormPageSpec, type FormParts } from './formPage.tsx'
