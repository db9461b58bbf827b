// Original file: protos/pandex/config/v1/config.proto


export interface ListSettingSchemasRequest {
  'name'?: (string);
}

export interface ListSettingSchemasRequest__Output {
  'name': (string);
}
