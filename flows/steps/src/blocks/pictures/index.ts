export { useFormPictures, type FormPictures } from './useFormPictures.ts'
export { usePictureUpload } from './usePictureUpload.ts'
