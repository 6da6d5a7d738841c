// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { MerchantCreateSalesOrderContent, MerchantCreateSalesOrderRequest } from '../types.ts';

/**
 * Create a sales order: POST merchant/createSalesOrder
 *
 * Makes the order that the application belongs to. The same `serialNumber` makes no second one (proposed).
 */
export function merchantCreateSalesOrder(gateway: Gateway, request: MerchantCreateSalesOrderRequest, options?: CallOptions): Promise<MerchantCreateSalesOrderContent> {
    return gateway.call({ path: 'merchant/createSalesOrder', guard: gOrderCreated, write: true, log: ['serialNumber', 'industryId'] }, request, options);
}

/** merchant/createSalesOrder for a mutation library. */
export function merchantCreateSalesOrderMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/createSalesOrder'] as const,
        mutationFn: (request: MerchantCreateSalesOrderRequest) => merchantCreateSalesOrder(gateway, request),
    };
}
