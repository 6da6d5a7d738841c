// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gWalletCard } from '../guards/WalletCard.ts';
import type { ApphomeQueryGuestCardContent, ApphomeQueryGuestCardRequest } from '../types.ts';

/**
 * Wallet card, guest: POST apphome/queryGuestCard
 *
 * The card of the wallet as a visitor sees it (proposed).
 */
export function apphomeQueryGuestCard(gateway: Gateway, request: ApphomeQueryGuestCardRequest = {}, options?: CallOptions): Reply<ApphomeQueryGuestCardContent, never> {
    return gateway.call({ path: 'apphome/queryGuestCard', guard: ['some', gWalletCard], attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestCard for a query library: the key holds path and request. */
export function apphomeQueryGuestCardQuery(gateway: Gateway, request: ApphomeQueryGuestCardRequest = {}) {
    return {
        queryKey: ['apphome/queryGuestCard', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestCard(gateway, request, { signal: context.signal }),
    };
}
