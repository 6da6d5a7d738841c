export { looseTexts, translateTexts } from './texts.ts'
