import type { BrandHues } from './hues.ts'

/** The brand of a partner by day, over `koo`, and by night, over `night`. */
export interface PartnerBrand {
  day: BrandHues
  night: BrandHues
}

/** The brands of the partners, by the id of their flow. A flow without one looks like the provider's own. */
export const partnerBrands = {
  /** Dark bronze, of a house of luxury goods: further from `warn` than a light one. */
  siku: {
    day: {
      brand: '#604a22',
      brandPressed: '#4b391a',
      onBrand: '#ffffff',
      brandTint: '#f6f1e6',
      brandSoft: '#d9c69c',
    },
    night: {
      brand: '#d2bd95',
      brandPressed: '#bfaa82',
      onBrand: '#241a05',
      brandTint: '#2a2519',
      brandSoft: '#67583a',
    },
  },
  /** Dark brick, further from `bad` and from benefits than a plain red. */
  zhuanzhuan: {
    day: {
      brand: '#7d2a10',
      brandPressed: '#61200c',
      onBrand: '#ffffff',
      brandTint: '#fbf0ec',
      brandSoft: '#e0b3a4',
    },
    night: {
      brand: '#eab5a0',
      brandPressed: '#d9a18b',
      onBrand: '#2c1308',
      brandTint: '#30231d',
      brandSoft: '#74503f',
    },
  },
  /** Deep teal. */
  yinlian: {
    day: {
      brand: '#00686b',
      brandPressed: '#005356',
      onBrand: '#ffffff',
      brandTint: '#e6f4f4',
      brandSoft: '#9fd3d4',
    },
    night: {
      brand: '#5fd0d0',
      brandPressed: '#4dbcbc',
      onBrand: '#032323',
      brandTint: '#12292b',
      brandSoft: '#2b6264',
    },
  },
  /** Dark crimson by day and pink by night, further from `bad` than a plain red. */
  maoyan: {
    day: {
      brand: '#8c1032',
      brandPressed: '#6d0c27',
      onBrand: '#ffffff',
      brandTint: '#fbeef2',
      brandSoft: '#e4aebd',
    },
    night: {
      brand: '#ff9ecb',
      brandPressed: '#ee8aba',
      onBrand: '#330619',
      brandTint: '#331a27',
      brandSoft: '#7d3d5d',
    },
  },
  /** Warm orange, dark enough for text, between `warn` and `bad`. */
  kidswant: {
    day: {
      brand: '#ba4d00',
      brandPressed: '#963e00',
      onBrand: '#ffffff',
      brandTint: '#fff4ea',
      brandSoft: '#f3c69f',
    },
    night: {
      brand: '#ffc9a0',
      brandPressed: '#eeb68b',
      onBrand: '#2f1700',
      brandTint: '#30251c',
      brandSoft: '#7a5a3d',
    },
  },
} as const satisfies Record<string, PartnerBrand>

export type PartnerName = keyof typeof partnerBrands
