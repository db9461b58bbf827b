// Original file: protos/pandex/config/v1/config.proto


export interface ConfigImportProblem {
  'field'?: (string);
  'message'?: (string);
}

export interface ConfigImportProblem__Output {
  'field': (string);
  'message': (string);
}
