// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCostDisclosure } from '../guards/CostDisclosure.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { ChannelQueryInstalmentDetailsContent, ChannelQueryInstalmentDetailsRequest } from '../types.ts';

const gInstalmentChoice: Guard = ['object', {
    period: gPeriods,
    monthPay: gYuan,
    handFee: ['?', gYuan],
    totalAmount: ['?', gYuan],
}, {
    costDisclosure: gCostDisclosure,
}];

const gInstalmentDetails: Guard = ['object', {
    orderAmount: gYuan,
    periodList: ['list', gInstalmentChoice],
}, {
    orderNum: 'text',
    goodsName: 'text',
}];

/**
 * Instalment details of an order: POST channel/queryInstalmentDetails
 *
 * The order of the partner and its instalments (proposed).
 * - Result 42121: not possible in the present state; the text says why
 * - Result 45006: rates could not be read
 */
export function channelQueryInstalmentDetails(gateway: Gateway, request: ChannelQueryInstalmentDetailsRequest = {}, options?: CallOptions): Reply<ChannelQueryInstalmentDetailsContent, 42121 | 45006> {
    return gateway.call({ path: 'channel/queryInstalmentDetails', guard: gInstalmentDetails, attempts: 2 }, request, options);
}

/** channel/queryInstalmentDetails for a query library: the key holds path and request. */
export function channelQueryInstalmentDetailsQuery(gateway: Gateway, request: ChannelQueryInstalmentDetailsRequest = {}) {
    return {
        queryKey: ['channel/queryInstalmentDetails', request] as const,
        queryFn: (context: CallOptions) => channelQueryInstalmentDetails(gateway, request, { signal: context.signal }),
    };
}
