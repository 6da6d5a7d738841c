// How a page writes: a form, its rules and fields, one submit, the code of a text message.
export { useStepForm, type StepForm, type StepFormOptions } from '../form/useStepForm.ts'
export { lazyResolver, type LazyResolver } from '../form/lazyResolver.ts'
export {
  useSubmit,
  type SerialOptional,
  type Submit,
  type SubmitOptions,
  type WriteCall,
} from '../form/useSubmit.ts'
export { WriteButton, type WriteButtonProps } from '../form/WriteButton.tsx'
export {
  namedField,
  refusalOr,
  toastFailure,
  type CodeRule,
  type CodeRules,
  type SubmitFailure,
} from '../failures/codes.ts'
export { idNumberFault, nameFault, validityFault, validityOf } from '../form/card.ts'
export {
  cardValidity,
  choice,
  messageCode,
  mobileNumber,
  optionalText,
  patternText,
  personName,
  requiredText,
  residentIdNumber,
  textBetween,
  type CardMessages,
} from '../form/rules.ts'
export { bound, type BoundProps } from '../form/bound.tsx'
export type { AnyFieldName, FieldName, FieldsOf, FormSchema } from '../form/names.ts'
export { Form, FormMessages, SubmitButton, type FormProps } from '../layout/Form.tsx'
export { CODE_LENGTH, CodeField, type CodeFieldProps } from '../code/CodeField.tsx'
export {
  CODE_RESULT,
  CODE_TYPE,
  codeRules,
  isAboutCode,
  useSmsCode,
  type CodeChannel,
  type SmsCode,
} from '../code/useSmsCode.ts'
export { keepDraft, type DraftKeeper } from '../draft/keepDraft.ts'
