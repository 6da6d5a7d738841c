/** What each document must show, in the customer's words. */
export const guides = {
  certificate: {
    proof: '经营许可证照片',
    guide: ['准备营业执照或经营许可证原件', '平放拍摄，四角完整、没有反光', '名称、编号和有效期清晰可见'],
  },
  contract: {
    proof: '店铺租赁合同照片',
    guide: [
      '准备店铺的租赁合同，自有店铺上传产权证明',
      '拍摄含双方、地址、租期和签章的页面',
      '每页一张，文字清晰可见',
    ],
    most: 9,
  },
  marriageCert: {
    proof: '结婚证照片',
    guide: ['准备结婚证原件，翻到有照片的一页', '平放拍摄，四角完整、没有反光', '姓名和登记日期清晰可见'],
  },
} as const
