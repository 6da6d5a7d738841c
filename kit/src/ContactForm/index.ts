export { ContactForm, contactStatuses } from './ContactForm.tsx'
export type { ContactFormProps } from './ContactForm.tsx'
