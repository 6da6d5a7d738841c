// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { figure, whole, within } from '../checks.ts';
import { lazySchema } from '../schema.ts';

/**
 * An emergency contact.
 */
export const zContact = /*#__PURE__*/ lazySchema(() => z.object({
    contactName: z.nullish(z.string()),
    contactPhone: z.nullish(z.string()),
    contactLevel: z.nullish(z.number().check(whole)),
    contactRelationshipId: z.nullish(z.number().check(whole)),
    verifyStatus: z.nullish(z.number().check(whole)),
    validate: z.nullish(z.boolean()),
    disabled: z.nullish(z.boolean())
}));

/**
 * A number of things.
 */
export const zCount = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 1000000000)));

/**
 * A yes/no of an older service: a boolean, or a number of which 0 means no.
 */
export const zFlag = /*#__PURE__*/ lazySchema(() => z.union([
    z.boolean(),
    z.number().check(whole)
]));

/**
 * An identifier made by the server. Opaque: it is sent back as it came.
 */
export const zId = /*#__PURE__*/ lazySchema(() => z.string().check(within(1, 128)));

/**
 * An address for deliveries.
 */
export const zOrderAddress = /*#__PURE__*/ lazySchema(() => z.object({
    addressId: z.nullish(zId()),
    contactName: z.string(),
    contactPhone: z.string(),
    province: z.nullish(z.string()),
    city: z.nullish(z.string()),
    area: z.nullish(z.string()),
    street: z.nullish(z.string()),
    detail: z.nullish(z.string()),
    isDefault: z.nullish(zFlag())
}));

/**
 * A number of monthly instalments.
 */
export const zPeriods = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 600)));

/**
 * Address of a place.
 */
export const zPostalAddress = /*#__PURE__*/ lazySchema(() => z.object({
    province: z.nullish(z.string()),
    city: z.nullish(z.string()),
    area: z.nullish(z.string()),
    street: z.nullish(z.string()),
    detail: z.nullish(z.string())
}));

/**
 * A rate as a fraction: 0.24 is 24 %. Values above 1 are refused, which catches a percent sent by mistake.
 */
export const zRate = /*#__PURE__*/ lazySchema(() => figure(0, 1, /^(?:0(?:\.\d{1,20})?|1(?:\.0{1,20})?)$/));

/**
 * One number for one intention, a UUID or the lender's own (`cash/queryOpenApplications`): known before the first attempt,
 * the same on every repetition. Browsers send a POST again by themselves when a reused connection breaks before the reply,
 * so the server must ignore repeats of it, also of requests that arrive at the same time, or late.
 */
export const zSerialNumber = /*#__PURE__*/ lazySchema(() => z.string().check(within(16, 64)));

/**
 * Reminders of the daily sign-in.
 */
export const zSignInPush = /*#__PURE__*/ lazySchema(() => z.object({
    status: zFlag()
}));

/**
 * A field of a part of a split loan.
 */
export const zSplitField = /*#__PURE__*/ lazySchema(() => z.object({
    fieldKey: z.string(),
    fieldValue: z.nullish(z.string())
}));

/**
 * A file that the server keeps.
 */
export const zUploadedFile = /*#__PURE__*/ lazySchema(() => z.object({
    key: z.nullish(z.string()),
    url: z.nullish(z.string()),
    hash: z.nullish(z.string())
}));

/**
 * An amount in yuan, 0 to 100,000,000: a number, or decimal text that no reader can round by accident.
 */
export const zYuan = /*#__PURE__*/ lazySchema(() => figure(0, 100000000, /^(?:\d{1,8}(?:\.\d{1,2})?|100000000(?:\.0{1,2})?)$/));

/**
 * A part of a split loan.
 */
export const zSplitItem = /*#__PURE__*/ lazySchema(() => z.object({
    amount: zYuan(),
    dataGridList: z.nullish(z.array(zSplitField())),
    instIdList: z.nullish(z.array(z.union([z.string(), z.number().check(whole)])))
}));
