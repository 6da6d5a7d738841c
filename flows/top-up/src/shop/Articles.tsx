import type { TopUpOffer } from '@koo/api-client/types'
import { Notice } from '@koo/kit/Notice'
import { SkuGrid as KitSkuGrid, type SkuGridProps } from '@koo/kit/SkuGrid'
import { Surface } from '@koo/kit/Surface'
import { bound } from '@koo/page/form'
import { articlesOf } from './articles.ts'
import { copy } from './copy.ts'
import type { ShopFields } from './schema.ts'

const SkuGrid = /* @__PURE__ */ bound(KitSkuGrid)

interface ArticlesProps extends Required<Pick<SkuGridProps, 'columns'>> {
  name: ShopFields['sku']
  heading: string
  offer: TopUpOffer
  onChosen: () => void
}

/** What can be bought, with prices; what is out of stock is there, and says so. */
export function Articles({ name, heading, columns, offer, onChosen }: ArticlesProps) {
  const articles = articlesOf(offer.skuList)
  const operator = offer.operatorName?.trim() ?? ''
  if (articles.length === 0)
    return (
      <Notice tone="warn" role="status">
        {operator === '' ? copy.none.text : copy.none.of(operator)}
      </Notice>
    )
  return (
    <>
      {articles.every(({ isOff }) => isOff) && (
        <Notice tone="warn" role="status">
          {copy.allOff}
        </Notice>
      )}
      <Surface>
        <SkuGrid
          name={name}
          label={heading}
          columns={columns}
          onValueChange={onChosen}
          options={articles.map(({ id, name: title, price, face, isOff }) => ({
            value: id,
            title,
            price: copy.yuan(price),
            ...(face !== null && { original: copy.yuan(face) }),
            ...(isOff && { reason: copy.off }),
          }))}
        />
      </Surface>
    </>
  )
}
