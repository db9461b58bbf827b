// Original file: protos/pandex/config/v1/config.proto

import type { SettingSchema as _pandex_config_v1_SettingSchema, SettingSchema__Output as _pandex_config_v1_SettingSchema__Output } from '../../../pandex/config/v1/SettingSchema.ts';

export interface SettingSchemaList {
  'list'?: (_pandex_config_v1_SettingSchema)[];
}

export interface SettingSchemaList__Output {
  'list': (_pandex_config_v1_SettingSchema__Output)[];
}
