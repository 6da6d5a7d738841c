export { UploadField } from './UploadField.tsx'
export type { UploadFieldProps } from './UploadField.tsx'
export { uploadSlots, uploadSources } from './types.ts'
export type {
  PickPictures,
  Upload,
  UploadContext,
  UploadedPicture,
  UploadSlot,
  UploadSource,
} from './types.ts'
export type { RejectionCode } from './screenFiles.ts'
