// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gWalletCard } from '../guards/WalletCard.ts';
import type { ApphomeQueryCardContent, ApphomeQueryCardRequest } from '../types.ts';

/**
 * Wallet card: POST apphome/queryCard
 *
 * The card of the wallet (proposed).
 */
export function apphomeQueryCard(gateway: Gateway, request: ApphomeQueryCardRequest = {}, options?: CallOptions): Reply<ApphomeQueryCardContent, never> {
    return gateway.call({ path: 'apphome/queryCard', guard: ['some', gWalletCard], attempts: 2 }, request, options);
}

/** apphome/queryCard for a query library: the key holds path and request. */
export function apphomeQueryCardQuery(gateway: Gateway, request: ApphomeQueryCardRequest = {}) {
    return {
        queryKey: ['apphome/queryCard', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryCard(gateway, request, { signal: context.signal }),
    };
}
