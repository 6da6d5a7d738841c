import type { BrandHues } from './hues.ts'

/** The brand of a partner by day, over `koo`, and by night, over `night`. */
export interface PartnerBrand {
  day: BrandHues
  night: BrandHues
}

/** The brands of the partners, by the id of their flow. A flow without one looks like the provider's own. */
export const partnerBrands = {
  /** Bronze, of a house of luxury goods. */
  siku: {
    day: {
      brand: '#6f5220',
      brandPressed: '#58411a',
      onBrand: '#ffffff',
      brandTint: '#f6f1e6',
      brandSoft: '#d9c69c',
    },
    night: {
      brand: '#dcbb7a',
      brandPressed: '#c9a866',
      onBrand: '#241a05',
      brandTint: '#2b2415',
      brandSoft: '#6b5730',
    },
  },
  /** Brick red, further from `bad` than a plain red. */
  zhuanzhuan: {
    day: {
      brand: '#ad3a17',
      brandPressed: '#8c2e11',
      onBrand: '#ffffff',
      brandTint: '#fdf0eb',
      brandSoft: '#efb9a6',
    },
    night: {
      brand: '#ff9f80',
      brandPressed: '#ee8c6c',
      onBrand: '#330f03',
      brandTint: '#33201a',
      brandSoft: '#7d4632',
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
  /** Crimson. */
  maoyan: {
    day: {
      brand: '#b0223c',
      brandPressed: '#8f1a30',
      onBrand: '#ffffff',
      brandTint: '#fceef1',
      brandSoft: '#f0b1bd',
    },
    night: {
      brand: '#ff96a6',
      brandPressed: '#ee8394',
      onBrand: '#33060f',
      brandTint: '#331a21',
      brandSoft: '#7d3b49',
    },
  },
  /** Warm orange, dark enough for text. */
  kidswant: {
    day: {
      brand: '#a34600',
      brandPressed: '#843900',
      onBrand: '#ffffff',
      brandTint: '#fdf1e6',
      brandSoft: '#f0c49b',
    },
    night: {
      brand: '#ffb273',
      brandPressed: '#eea05f',
      onBrand: '#2f1700',
      brandTint: '#30231a',
      brandSoft: '#7a5431',
    },
  },
} as const satisfies Record<string, PartnerBrand>

export type PartnerName = keyof typeof partnerBrands
