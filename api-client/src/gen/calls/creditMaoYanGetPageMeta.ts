// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageMeta } from '../guards/PageMeta.ts';
import type { CreditMaoYanGetPageMetaContent, CreditMaoYanGetPageMetaRequest } from '../types.ts';

/**
 * Server-driven next page, film-ticket partner: POST creditMaoYan/getPageMeta
 *
 * The next page, as the server wants it; as `channel/getPageMeta`.
 */
export function creditMaoYanGetPageMeta(gateway: Gateway, request: CreditMaoYanGetPageMetaRequest = {}, options?: CallOptions): Reply<CreditMaoYanGetPageMetaContent, never> {
    return gateway.call({ path: 'creditMaoYan/getPageMeta', guard: gPageMeta, attempts: 2 }, request, options);
}

/** creditMaoYan/getPageMeta for a query library: the key holds path and request. */
export function creditMaoYanGetPageMetaQuery(gateway: Gateway, request: CreditMaoYanGetPageMetaRequest = {}) {
    return {
        queryKey: ['creditMaoYan/getPageMeta', request] as const,
        queryFn: (context: CallOptions) => creditMaoYanGetPageMeta(gateway, request, { signal: context.signal }),
    };
}
