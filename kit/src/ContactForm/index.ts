export { ContactForm } from './ContactForm.tsx'
export { contactStatuses } from './variants.ts'
export type { ContactFormProps } from './ContactForm.tsx'
