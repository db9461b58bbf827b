// Original file: protos/pandex/config/v1/config.proto


export interface ConfigImportChange {
  'name'?: (string);
  'changes'?: (string);
}

export interface ConfigImportChange__Output {
  'name': (string);
  'changes': (string);
}
