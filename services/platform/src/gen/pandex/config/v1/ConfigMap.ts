// Original file: protos/pandex/config/v1/config.proto


export interface ConfigMap {
  'values'?: ({[key: string]: string});
}

export interface ConfigMap__Output {
  'values': ({[key: string]: string});
}
