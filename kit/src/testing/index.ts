export { layoutFaults } from './layout.ts'
export { textSizes } from './textSize.ts'
export { looseTexts, translateTexts } from './texts.ts'
