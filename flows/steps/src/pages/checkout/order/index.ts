export { useOrder, type OrderSpec, type Placed } from './useOrder.ts'
