// The fields of life and work, for a form of another flow that has some of them.
export { copy as informationCopy } from './copy.ts'
export { schema as informationSchema } from './schema.ts'
export { valuesOf as informationValues } from './values.ts'
