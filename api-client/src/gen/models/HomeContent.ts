// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * An entry of a section.
 */
const zHomeItem = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.nullish(z.string()),
    description: z.nullish(z.string()),
    pictureUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    cornerMark: z.nullish(z.string()),
    buttonText: z.nullish(z.string())
}));

/**
 * A section of the home page. Sections that a page does not know are left out.
 */
const zHomeSection = /*#__PURE__*/ lazySchema(() => z.object({
    sectionCode: z.string(),
    title: z.nullish(z.string()),
    items: z.nullish(z.array(zHomeItem()))
}));

/**
 * The home page.
 */
export const zHomeContent = /*#__PURE__*/ lazySchema(() => z.object({
    sections: z.array(zHomeSection())
}));

