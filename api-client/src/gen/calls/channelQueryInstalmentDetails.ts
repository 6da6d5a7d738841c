// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPeriods } from '../models/Periods.ts';
import { zYuan } from '../models/Yuan.ts';
import type { ChannelQueryInstalmentDetailsContent, ChannelQueryInstalmentDetailsRequest } from '../types.ts';

/**
 * A choice of instalments for an order.
 */
const zInstalmentChoice = /*#__PURE__*/ lazySchema(() => z.object({
    period: zPeriods(),
    monthPay: zYuan(),
    handFee: z.nullish(zYuan()),
    totalAmount: z.nullish(zYuan())
}));

/**
 * The order of a partner and how it can be paid.
 */
const zInstalmentDetails = /*#__PURE__*/ lazySchema(() => z.object({
    orderAmount: zYuan(),
    orderNum: z.nullish(z.string()),
    goodsName: z.nullish(z.string()),
    periodList: z.array(zInstalmentChoice())
}));

export const zChannelQueryInstalmentDetailsContent = /*#__PURE__*/ lazySchema(() => zInstalmentDetails());

/**
 * Instalment details of an order: POST channel/queryInstalmentDetails
 *
 * The order of the partner and its instalments (proposed).
 */
export function channelQueryInstalmentDetails(gateway: Gateway, request: ChannelQueryInstalmentDetailsRequest = {}, options?: CallOptions): Promise<ChannelQueryInstalmentDetailsContent> {
    return gateway.call({ path: 'channel/queryInstalmentDetails', content: zChannelQueryInstalmentDetailsContent, attempts: 2 }, request, options);
}

/** channel/queryInstalmentDetails for a query library: the key holds path and request. */
export function channelQueryInstalmentDetailsQuery(gateway: Gateway, request: ChannelQueryInstalmentDetailsRequest = {}) {
    return {
        queryKey: ['channel/queryInstalmentDetails', request] as const,
        queryFn: (context: CallOptions) => channelQueryInstalmentDetails(gateway, request, { signal: context.signal }),
    };
}
