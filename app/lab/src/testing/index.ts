// Test helpers for the app.
export { ENVIRONMENT_KEY } from '../early.ts'
export { hasVersion, keepChoice, kinds, systemOf, systems, userAgentOf } from '../surroundings/choice.ts'
