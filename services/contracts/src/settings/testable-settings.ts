import { diskTypes } from '../share-link.ts'

/** Settings that an admin can test, by the service that uses them: `<setting>` or `<setting>.<part>`. */
export const testableSettings = {
  user: ['email'],
  task: ['gemini', 'seo_push.indexnow', 'seo_push.baidu'],
  order: ['alipay_face'],
  disk: ['drive_basic.proxy_url', ...diskTypes.map((diskType) => `drive_basic.${diskType}` as const)],
} as const

type TestingService = keyof typeof testableSettings

export type TestableSetting<S extends TestingService = TestingService> = (typeof testableSettings)[S][number]
