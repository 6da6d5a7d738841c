export type { SigningCopy } from './copy.ts'
export {
  useSigning,
  type Signing,
  type SigningDialogProps,
  type SigningInput,
  type SigningOptions,
} from './useSigning.ts'
