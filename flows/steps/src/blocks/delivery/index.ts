export { inOrder, lineOf, MOST_ADDRESSES } from './addresses.ts'
export { deliveryCopy } from './copy.ts'
export { DeliveryFields, type DeliveryFieldsProps } from './DeliveryFields.tsx'
export { deliverySchema } from './schema.ts'
