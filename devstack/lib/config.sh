# shellcheck shell=bash
# ./kosha config: every setting of the WARs, from the files that hold their defaults, and of the servers under them.
# A comment of one line stands above each key; "# [secret]" marks what must not be shown.

kosha_config() {
  local war
  load_settings
  if [[ -d $KEYS ]]; then export_server_environment; fi
  for war in "${WARS[@]}"; do
    print_settings "$war" "$HOME_DIR/$war-war/src/main/resources/META-INF/microprofile-config.properties" written_default
  done
  print_settings "gateway and core-api" "$HOME_DIR/stack/src/main/resources/META-INF/microprofile-config.properties" \
    written_default
  print_settings "the servers (Liberty)" "$HOME_DIR/liberty-config/variables.example.properties" liberty_default
}

# print_settings TITLE FILE DEFAULT: what stands in the file; DEFAULT KEY VALUE names the value that holds unless set.
print_settings() {
  local line about="" key value
  [[ -r $2 ]] || return 0
  printf '\n%s\n' "$1"
  while IFS= read -r line || [[ -n $line ]]; do
    case $line in
      '#'*) about=${line#'#'} && about=${about# } ;;
      *=*)
        key=${line%%=*} && key=${key%"${key##*[![:space:]]}"}
        value=${line#*=} && value=${value#"${value%%[![:space:]]*}"}
        print_setting "$key" "$("$3" "$key" "$value")" "$about"
        about=""
        ;;
      *) about="" ;;
    esac
  done <"$2"
}

written_default() { printf '%s' "$2"; }

# The example's values are examples; what holds is said where the variable is declared.
liberty_default() {
  grep -rhoE "<variable name=\"$1\" defaultValue=\"[^\"]*\"" "$HOME_DIR/liberty-config" --include=*.xml |
    sed -nE '1s/.*defaultValue="([^"]*)"/\1/p'
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
