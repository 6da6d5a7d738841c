// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { OtherGetCardTitlesContent, OtherGetCardTitlesRequest } from '../types.ts';

const gCardTitle: Guard = ['object', {
    title: 'text',
}, {
    code: 'text',
    subTitle: 'text',
}];

/**
 * Titles of home cards: POST other/getCardTitles
 *
 * Titles of the cards of the home page (proposed).
 */
export function otherGetCardTitles(gateway: Gateway, request: OtherGetCardTitlesRequest = {}, options?: CallOptions): Reply<OtherGetCardTitlesContent, never> {
    return gateway.call({ path: 'other/getCardTitles', guard: ['list', gCardTitle], attempts: 2 }, request, options);
}

/** other/getCardTitles for a query library: the key holds path and request. */
export function otherGetCardTitlesQuery(gateway: Gateway, request: OtherGetCardTitlesRequest = {}) {
    return {
        queryKey: ['other/getCardTitles', request] as const,
        queryFn: (context: CallOptions) => otherGetCardTitles(gateway, request, { signal: context.signal }),
    };
}
