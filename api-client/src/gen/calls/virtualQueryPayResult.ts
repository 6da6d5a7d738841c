// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { VirtualQueryPayResultContent, VirtualQueryPayResultRequest } from '../types.ts';

/**
 * State of an order.
 */
const zTopUpState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    statusText: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    time: z.nullish(zWhen())
}));

export const zVirtualQueryPayResultContent = /*#__PURE__*/ lazySchema(() => zTopUpState());

/**
 * Pay result of a top-up: POST virtual/queryPayResult
 *
 * State of an order; asked again and again (proposed).
 */
export function virtualQueryPayResult(gateway: Gateway, request: VirtualQueryPayResultRequest, options?: CallOptions): Promise<VirtualQueryPayResultContent> {
    return gateway.call({ path: 'virtual/queryPayResult', content: zVirtualQueryPayResultContent, log: ['orderNum'] }, request, options);
}

/** virtual/queryPayResult for a query library: the key holds path and request. */
export function virtualQueryPayResultQuery(gateway: Gateway, request: VirtualQueryPayResultRequest) {
    return {
        queryKey: ['virtual/queryPayResult', request] as const,
        queryFn: (context: CallOptions) => virtualQueryPayResult(gateway, request, { signal: context.signal }),
    };
}
