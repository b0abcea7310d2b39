# shellcheck shell=bash
# ./kosha config: every setting of the WARs, from the files that hold their defaults. A comment of one line stands
# above each key; "# [secret]" marks what must not be shown.

kosha_config() {
  local war file line about="" key default
  load_settings
  if [[ -d $KEYS ]]; then export_server_environment; fi
  for war in "${WARS[@]}"; do
    file=$HOME_DIR/$war-war/src/main/resources/META-INF/microprofile-config.properties
    [[ -r $file ]] || continue
    printf '\n%s\n' "$war"
    while IFS= read -r line || [[ -n $line ]]; do
      case $line in
        '#'*) about=${line#'#'} && about=${about# } ;;
        *=*)
          key=${line%%=*} && key=${key%"${key##*[![:space:]]}"}
          default=${line#*=} && default=${default#"${default%%[![:space:]]*}"}
          print_setting "$key" "$default" "$about"
          about=""
          ;;
        *) about="" ;;
      esac
    done <"$file"
  done
}

# MicroProfile Config's rule: what is no letter or digit becomes _, and letters become upper case.
environment_name() {
  local name=${1//[!A-Za-z0-9]/_}
  printf '%s' "${name^^}"
}

print_setting() {
  local key=$1 default=$2 about=$3 name value
  name=$(environment_name "$key")
  value=${!name:-$default}
  if [[ $about == '[secret]'* ]]; then
    [[ -z $value ]] && value="(missing)" || value="(set)"
    default=""
  fi
  printf '  %s\n    %s\n    environment %s   default %s   now %s\n' \
    "$key" "$about" "$name" "${default:-(none)}" "${value:-(none)}"
}
