// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { OtherGetCardTitlesContent, OtherGetCardTitlesRequest } from '../types.ts';

/**
 * Title of a card of the home page.
 */
const zCardTitle = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.string(),
    subTitle: z.nullish(z.string())
}));

export const zOtherGetCardTitlesContent = /*#__PURE__*/ lazySchema(() => z.array(zCardTitle()));

/**
 * Titles of home cards: POST other/getCardTitles
 *
 * Titles of the cards of the home page (proposed).
 */
export function otherGetCardTitles(gateway: Gateway, request: OtherGetCardTitlesRequest = {}, options?: CallOptions): Promise<OtherGetCardTitlesContent> {
    return gateway.call({ path: 'other/getCardTitles', content: zOtherGetCardTitlesContent, attempts: 2 }, request, options);
}

/** other/getCardTitles for a query library: the key holds path and request. */
export function otherGetCardTitlesQuery(gateway: Gateway, request: OtherGetCardTitlesRequest = {}) {
    return {
        queryKey: ['other/getCardTitles', request] as const,
        queryFn: (context: CallOptions) => otherGetCardTitles(gateway, request, { signal: context.signal }),
    };
}
