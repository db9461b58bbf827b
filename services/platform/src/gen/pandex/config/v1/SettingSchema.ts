// Original file: protos/pandex/config/v1/config.proto


export interface SettingSchema {
  'name'?: (string);
  'title'?: (string);
  'visibility'?: (string);
  'format'?: (string);
  'schema'?: (string);
  'group'?: (string);
}

export interface SettingSchema__Output {
  'name': (string);
  'title': (string);
  'visibility': (string);
  'format': (string);
  'schema': (string);
  'group': (string);
}
