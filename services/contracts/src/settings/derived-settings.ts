/**
 * Read-only names that show one public field of a setting as plain text; API clients expect them. `site_address` is the configured address,
 * else the one that an admin's browser used.
 */
export const derivedSettings = {
  site_name: { key: 'site_basic', field: 'site_name' },
  enable_captcha: { key: 'user', field: 'enable_captcha' },
  enable_user_system: { key: 'user', field: 'enable_user_system' },
  site_address: { key: 'site_basic', field: 'host' },
} as const

export type DerivedName = keyof typeof derivedSettings
