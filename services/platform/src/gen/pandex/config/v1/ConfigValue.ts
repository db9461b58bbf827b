// Original file: protos/pandex/config/v1/config.proto


export interface ConfigValue {
  'name'?: (string);
  'value'?: (string);
}

export interface ConfigValue__Output {
  'name': (string);
  'value': (string);
}
