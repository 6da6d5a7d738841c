import { deliverySchema } from '@koo/steps/delivery'
import * as z from 'zod/mini'

export const schema = z.extend(deliverySchema, { isDefault: z.boolean() })
